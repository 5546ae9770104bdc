/** What jsdom lacks of a browser, as far as the screens need it. */

const WIDE_QUERY = /min-width/;
let wide = true;

/** Whether the screen has room for tables; a phone has none. */
export function setWide(isWide: boolean): void {
  wide = isWide;
}

export function completeBrowser(): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: WIDE_QUERY.test(query) && wide,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  window.ResizeObserver ??= class implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  // Everything is on the screen here.
  window.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly told: IntersectionObserverCallback;
    constructor(told: IntersectionObserverCallback) {
      this.told = told;
    }
    observe(): void {
      this.told([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL ??= () => 'blob:a-photo';
  URL.revokeObjectURL ??= () => undefined;
  // Every picture can be read here and none drawn: a photo stays as it was chosen.
  window.createImageBitmap ??= () => Promise.resolve({ width: 800, height: 600, close: () => undefined });
  HTMLCanvasElement.prototype.getContext = () => null;
  completeKeys();
  completeDialogs();
  completeRequests();
  forgetStyles();
}

/**
 * antd writes its looks into the page. jsdom would work them out for each element anew, for minutes; no test
 * here is about looks.
 */
function forgetStyles(): void {
  const forget = () => document.head.querySelectorAll('style').forEach((style) => style.remove());
  new MutationObserver(forget).observe(document.head, { childList: true });
}

/** A key that is pressed in a test has a name and no number; antd's table knows Enter by its number alone. */
function completeKeys(): void {
  Object.defineProperty(KeyboardEvent.prototype, 'keyCode', {
    configurable: true,
    get(this: KeyboardEvent) {
      return this.key === 'Enter' ? 13 : 0;
    },
  });
}

function completeDialogs(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal = function showModal() {
    this.open = true;
    this.querySelector('form')?.addEventListener('submit', (event) => {
      // Another form in a dialog is sent as anywhere.
      if (event.target instanceof HTMLFormElement && event.target.getAttribute('method') !== 'dialog') return;
      event.preventDefault();
      this.close(event.submitter?.getAttribute('value') ?? '');
    });
  };
  dialog.close = function close(value = '') {
    this.open = false;
    this.returnValue = value;
    this.dispatchEvent(new Event('close'));
  };
}

/** A browser resolves an address against its page; Node's requests know no page. */
function completeRequests(): void {
  const Original = globalThis.Request;
  globalThis.Request = class extends Original {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
    }
  };
}
