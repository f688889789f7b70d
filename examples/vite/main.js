import './rules.js';

const example = document.createElement('mj-example');
Object.assign(example, {rules: 'mcr', by: 'discard', hand: '[123m][456m] 789m 234p 5s +5s'});
document.querySelector('#app').append(example);
