type Listener = () => void;

let listener: Listener = () => undefined;

/** The shell alone says what happens when the API no longer knows the session; a remote never handles a 401. */
export function onSessionEnded(next: Listener): void {
  listener = next;
}

export function sessionEnded(): void {
  listener();
}
