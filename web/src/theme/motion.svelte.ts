const query = '(prefers-reduced-motion: reduce)';

class Motion {
  reduced = $state(false);

  start(): void {
    const media = matchMedia(query);
    this.reduced = media.matches;
    media.addEventListener('change', () => (this.reduced = media.matches));
  }
}

/** Whether things may travel across the screen. */
export const motion = new Motion();
