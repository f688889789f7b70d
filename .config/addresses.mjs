// Where the project is found: the one place to change. `npm run build` writes the address of the scripts into the guides.
// The fields of package.json are left out while they are undefined here.
export const CDN = 'https://cdn.example';
export const PACKAGE = {repository: undefined, homepage: undefined, bugs: undefined};

/** An address of ours on a CDN, or of a package that we depend on. */
const SERVED = /https:\/\/[^\s"'/`]+(?=\/(?:mahjong-elements|lit|lit-element|lit-html|@lit\/[\w-]+)@\d)/g;

/** A text with the addresses of its scripts set. */
export const withCdn = (text) => text.replace(SERVED, CDN);
