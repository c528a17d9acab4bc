/**
 * Where the focus comes to when the panel is opened: where one writes, or else its first button.
 *
 * @param writes whether one has a mouse or keys: on a phone the keyboard would cover what is to be read
 */
export function entrance(panel: ParentNode, writes: boolean): HTMLElement | null {
  const field = writes ? panel.querySelector<HTMLElement>('form input') : null;
  return field ?? panel.querySelector<HTMLElement>('button');
}
