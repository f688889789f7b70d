import 'mahjong-elements/loader.js';
