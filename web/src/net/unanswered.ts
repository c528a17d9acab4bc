/** What has sent something that isn't answered yet, on whatever page it was sent. */
const waiting = new Set<object>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Notes whether something waits for an answer: as long as anything does, whoever leaves for good is asked first. */
export function noteWaiting(what: object, waits: boolean): void {
  if (waits) waiting.add(what);
  else waiting.delete(what);
  if (waiting.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
