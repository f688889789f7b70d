import {createApp, h, ref} from 'vue';
import './rules.js';

/** With templates, tell the compiler: isCustomElement: (tag) => tag.startsWith('mj-'). */
createApp({
  setup() {
    const total = ref();
    return () => [
      h('mj-example', {
        rules: 'mcr',
        by: 'discard',
        hand: '[123m][456m] 789m 234p 5s +5s',
        'onMj-score': ({detail}) => (total.value = detail.result.total),
      }),
      h('output', total.value),
    ];
  },
}).mount('#app');
