/** Replaces the browser's clipboard until it is restored. */
export function fakeClipboard(allowed: boolean): {readonly texts: string[]; restore(): void} {
  const texts: string[] = [];
  const {clipboard} = navigator;
  const writeText = (text: string) =>
    allowed
      ? Promise.resolve(void texts.push(text))
      : Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  const restore = () => Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
  return {texts, restore};
}
