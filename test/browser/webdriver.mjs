/** A W3C WebDriver session in the shape of the few Puppeteer methods that web-test-runner's commands call. */

/** Key names of the DOM → code points of the WebDriver standard. */
const KEYS = {
  Backspace: 0xe003,
  Tab: 0xe004,
  Enter: 0xe007,
  Shift: 0xe008,
  Control: 0xe009,
  Alt: 0xe00a,
  Escape: 0xe00c,
  Space: 0x20,
  PageUp: 0xe00e,
  PageDown: 0xe00f,
  End: 0xe010,
  Home: 0xe011,
  ArrowLeft: 0xe012,
  ArrowUp: 0xe013,
  ArrowRight: 0xe014,
  ArrowDown: 0xe015,
  Insert: 0xe016,
  Delete: 0xe017,
  Meta: 0xe03d,
};
const BUTTONS = {left: 0, middle: 1, right: 2};

const keyOf = (name) => (Object.hasOwn(KEYS, name) ? String.fromCharCode(KEYS[name]) : name);

/** Makes a function that sends one command and returns the value of its answer. */
const caller = (base) => async (method, path, body) => {
  const response = await fetch(base + path, {method, ...(body && {body: JSON.stringify(body)})});
  const {value} = await response.json();
  if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
  return value;
};

/** Waits until the driver at `base` answers, then opens a session. */
export async function openSession(base, capabilities) {
  const call = caller(base);
  for (let attempt = 0; ; attempt++) {
    const ready = await call('GET', '/status').catch(() => undefined);
    if (ready?.ready) break;
    if (attempt > 100) throw new Error('The WebDriver server does not answer.');
    await new Promise((done) => setTimeout(done, 50));
  }
  const {sessionId, capabilities: found} = await call('POST', '/session', {
    capabilities: {alwaysMatch: capabilities},
  });
  const send = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  return {
    version: found.browserVersion,
    open: (url) => send('POST', '/url', {url}),
    close: () => send('DELETE', ''),
    page: {
      keyboard: keyboardOf(send),
      mouse: mouseOf(send),
      setViewport: (size) => setViewport(send, size),
      url: () => send('GET', '/url'),
    },
  };
}

function keyboardOf(send) {
  const act = (actions) => send('POST', '/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  const down = (name) => ({type: 'keyDown', value: keyOf(name)});
  const up = (name) => ({type: 'keyUp', value: keyOf(name)});
  return {
    type: (text) => act([...text].flatMap((letter) => [down(letter), up(letter)])),
    press: (name) => act([down(name), up(name)]),
    down: (name) => act([down(name)]),
    up: (name) => act([up(name)]),
  };
}

function mouseOf(send) {
  const act = (actions) =>
    send('POST', '/actions', {
      actions: [{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}],
    });
  const move = (x, y) => ({type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y)});
  const press = (button) => ({type: 'pointerDown', button: BUTTONS[button]});
  const release = (button) => ({type: 'pointerUp', button: BUTTONS[button]});
  return {
    move: (x, y) => act([move(x, y)]),
    click: (x, y, {button = 'left'} = {}) => act([move(x, y), press(button), release(button)]),
    down: ({button = 'left'} = {}) => act([press(button)]),
    up: ({button = 'left'} = {}) => act([release(button)]),
    reset: () => send('DELETE', '/actions'),
  };
}

/** Resizes the window until the page in it has the size asked for. */
async function setViewport(send, {width, height}) {
  for (let attempt = 0; attempt < 20; attempt++) {
    const window = await send('GET', '/window/rect');
    const inner = await send('POST', '/execute/sync', {script: 'return [innerWidth, innerHeight]', args: []});
    if (inner[0] === width && inner[1] === height) return;
    await send('POST', '/window/rect', {
      width: window.width + width - inner[0],
      height: window.height + height - inner[1],
    });
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The window cannot be made ${width} × ${height} pixels.`);
}
