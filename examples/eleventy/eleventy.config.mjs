import mahjong from 'mahjong-elements/eleventy';

export default function (config) {
  config.addPlugin(mahjong, {rules: 'mcr', lang: 'en', strict: true});
}
