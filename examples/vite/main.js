import 'mahjong-elements/mahjong.js';
