import { tick } from 'svelte';
import { closedByBack } from '../browser/closedByBack';

/**
 * How tools that stand behind a button come and go, by hand and by keys. Where they stand is the component's, with which
 * it is made.
 */
export class ToolMenuBehaviour {
  opener = $state<HTMLButtonElement | null>(null);
  list = $state<HTMLElement | null>(null);

  /**
   * @param shown whether they are seen
   * @param show lets them be seen, or not
   */
  constructor(
    private readonly shown: () => boolean,
    private readonly show: (shown: boolean) => void,
  ) {
    $effect(() => (this.shown() ? closedByBack(() => this.show(false)) : undefined));
  }

  /** Whoever opens them by a key goes on to the first of them. */
  toggle = async (event: MouseEvent): Promise<void> => {
    this.show(!this.shown());
    if (!this.shown() || event.detail > 0) return;
    await tick();
    this.list?.querySelector<HTMLElement>('.tool')?.focus();
  };

  keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.shown()) return;
    event.stopPropagation();
    this.close();
  };

  /** What a tool shows over the table needs the room that the tools take, and they aren't in the way after it. */
  pressed = (event: MouseEvent): void => {
    if ((event.target as Element).closest('[aria-haspopup="dialog"]') !== null) this.close();
  };

  /** A press on anything else closes them, and leads where it was meant to. */
  elsewhere = (event: PointerEvent): void => {
    const target = event.target as Node;
    if (this.shown() && !this.opener?.contains(target) && !this.list?.contains(target)) this.show(false);
  };

  private close(): void {
    this.show(false);
    this.opener?.focus();
  }
}
