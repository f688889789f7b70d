import {compile} from 'svelte/compiler';

/** What @sveltejs/vite-plugin-svelte does, as far as this example needs it. */
const svelte = {
  name: 'svelte',
  transform: (code, id) =>
    id.endsWith('.svelte') ? {code: compile(code, {filename: id}).js.code, moduleType: 'js'} : undefined,
};

export default {plugins: [svelte]};
