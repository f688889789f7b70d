import {createElement, useState} from 'react';
import {createRoot} from 'react-dom/client';
import './rules.js';

/** Without JSX, so that it needs no plugin; with one, write <mj-example rules="mcr" …/>. */
function Hand() {
  const [total, setTotal] = useState();
  return createElement(
    'div',
    null,
    createElement('mj-example', {
      rules: 'mcr',
      by: 'discard',
      hand: '[123m][456m] 789m 234p 5s +5s',
      'onmj-score': ({detail}) => setTotal(detail.result.total),
    }),
    createElement('output', null, total),
  );
}

createRoot(document.querySelector('#app')).render(createElement(Hand));
