// This file is plain JavaScript: the bootstrap uses it before a Node that runs TypeScript is installed.

const live = process.stdout.isTTY === true;
/** @type {Map<symbol, { label: string, since: number, announced: boolean }>} */
const running = new Map();
// A closed pipe (`npm start | head`) must not stop the servers.
process.stdout.on('error', () => undefined);

let ticker;
let liveLineShown = false;

export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

export function commandsHere(text, operateWith = process.env.OPERATE_WITH) {
  return operateWith ? text.replaceAll(/npm run (\w+)( --)?/g, `${operateWith} $1`) : text;
}

export function say(line) {
  clearLiveLine();
  process.stdout.write(`${commandsHere(line)}\n`);
  drawLiveLine();
}

export async function step(label, work, { quietWhenQuick = false } = {}) {
  const key = Symbol(label);
  const since = Date.now();
  running.set(key, { label, since, announced: false });
  ticker ??= setInterval(tick, 1000).unref();
  let mark = '✗';
  try {
    const result = await work();
    mark = '✓';
    return result;
  } finally {
    running.delete(key);
    if (running.size === 0) {
      clearInterval(ticker);
      ticker = undefined;
    }
    const took = Date.now() - since;
    if (mark === '✗' || took >= 1000 || !quietWhenQuick) say(`${mark} ${label} (${duration(took)})`);
  }
}

function tick() {
  if (live) {
    clearLiveLine();
    drawLiveLine();
    return;
  }
  for (const entry of running.values()) {
    if (!entry.announced && Date.now() - entry.since >= 950) {
      entry.announced = true;
      process.stdout.write(`… ${entry.label}\n`);
    }
  }
}

function clearLiveLine() {
  if (liveLineShown) process.stdout.write('\r\u001b[2K');
  liveLineShown = false;
}

function drawLiveLine() {
  const slow = [...running.values()].filter(({ since }) => Date.now() - since >= 950);
  if (!live || slow.length === 0) return;
  const text = slow
    .map(({ label, since }) => `${label} ${Math.floor((Date.now() - since) / 1000)} s`)
    .join(' · ');
  process.stdout.write(`… ${text}`.slice(0, (process.stdout.columns ?? 80) - 1));
  liveLineShown = true;
}
