const WIDE_QUERY = /min-width/;
let wide = true;

/** Set whether the screen is wide enough for tables. */
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
  window.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe(): void {
      this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
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
  // Decode any photo, but draw nothing on a canvas: in tests a photo stays as it was chosen.
  window.createImageBitmap ??= () => Promise.resolve({ width: 800, height: 600, close: () => undefined });
  HTMLCanvasElement.prototype.getContext = () => null;
  completeKeys();
  completeDialogs();
  completeRequests();
  forgetStyles();
}

/** Remove antd's styles. jsdom would compute them for each element, which takes minutes. */
function forgetStyles(): void {
  const forget = () => document.head.querySelectorAll('style').forEach((style) => style.remove());
  new MutationObserver(forget).observe(document.head, { childList: true });
}

/** Add `keyCode` to key events: tests set only the key's name, and antd's table reads Enter by its number. */
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

/** Resolve relative addresses against the page, as a browser does. Node's `Request` has no page. */
function completeRequests(): void {
  const Original = globalThis.Request;
  globalThis.Request = class extends Original {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
    }
  };
}
