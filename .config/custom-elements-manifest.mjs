/** Keeps what a page may touch, under the paths that are published. */
const published = {
  name: 'published',
  packageLinkPhase({customElementsManifest}) {
    for (const module of customElementsManifest.modules) {
      for (const declaration of module.declarations ?? []) {
        declaration.members = declaration.members?.filter(isPublic);
      }
    }
    customElementsManifest.modules.sort((a, b) => a.path.localeCompare(b.path));
    rewritePaths(customElementsManifest);
  },
};

const isPublic = (member) =>
  !member.static &&
  !['private', 'protected'].includes(member.privacy) &&
  !/^[#_]/.test(member.name) &&
  member.name !== 'internals';

/** `src/elements/mj-hand/mj-hand.ts` is published as `dist/elements/mj-hand/mj-hand.js`. */
function rewritePaths(node) {
  for (const [key, value] of Object.entries(node)) {
    if (value && typeof value === 'object') rewritePaths(value);
    else if (['path', 'module'].includes(key) && typeof value === 'string') {
      node[key] = value.replace(/^(\/?)src\/(.*)\.[jt]s$/, '$1dist/$2.js');
    }
  }
}

export default {
  globs: ['src/elements/**/*.ts', 'src/controllers/**/*.ts'],
  exclude: ['**/*.styles.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [published],
};
