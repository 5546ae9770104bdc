type Listener = () => void;

let whenEnded: Listener = () => undefined;
let whenDoubted: Listener = () => undefined;

/**
 * The shell alone says what happens when the API no longer knows the session; a remote never handles a 401.
 */
export function onSessionEnded(next: Listener): void {
  whenEnded = next;
}

export function sessionEnded(): void {
  whenEnded();
}

/**
 * What the page believes of its user's rights may be old: an administrator may have been made a member
 * meanwhile.
 */
export function onRightsDoubted(next: Listener): void {
  whenDoubted = next;
}

export function rightsDoubted(): void {
  whenDoubted();
}
