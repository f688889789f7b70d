/**
 * Asks for a file of chunks/, and once more by another address if it does not come. What a file gives is made once, by
 * whatever address it came. A file that has failed is not asked for again at every redraw that needs it, but after each of a
 * few pauses, and then only when the reader clicks or taps or the browser is online again; `mj-file` tells the page so.
 */
const orAgain = ((files, given) => (path) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const one = (given[name] ??= {tried: 0});
  const ask = async () => {
    const again = one.tried++ ? `?again=${one.tried}` : '';
    if (!files[name]) await import(`./chunks/${name}${again}`);
    // what comes in place of a file, as a page that says that there is none, notes nothing
    if (!files[name]) throw new Error(`no file ${name}`);
    return files[name](handed, orAgain);
  };
  return (one.coming ??= ask()
    .catch(ask)
    .catch((error) => {
      const {tried} = one;
      const forget = () => {
        if (tried < one.tried) return;
        one.coming = undefined;
        dispatchEvent(new Event('mj-file'));
      };
      if (tried < 8) setTimeout(forget, 2 ** tried * 250);
      for (const sign of ['online', 'click']) addEventListener(sign, forget, {once: true});
      throw error;
    }));
})((globalThis[Symbol.for('mj-files')] ??= {}), {});
