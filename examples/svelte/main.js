import {mount} from 'svelte';
import App from './App.svelte';
import './rules.js';

mount(App, {target: document.querySelector('#app')});
