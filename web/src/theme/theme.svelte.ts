import { stored } from '../browser/stored';

/** How the app is coloured: by the system's wish until somebody chooses. */
export const themes = ['day', 'night', 'contrast'] as const;
export type Theme = (typeof themes)[number];

const kept = 'anden.theme';

function wished(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
}

function chosen(): Theme | null {
  const word = stored.getItem(kept);
  return themes.find((theme) => theme === word) ?? null;
}

class ThemeChoice {
  #theme = $state<Theme>('day');

  get theme(): Theme {
    return this.#theme;
  }

  /** Reads the choice, or the system's wish, and follows the latter from now on. */
  start(): void {
    this.#show(chosen() ?? wished());
    const follow = () => this.#show(chosen() ?? wished());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow);
    matchMedia('(prefers-contrast: more)').addEventListener('change', follow);
  }

  choose(theme: Theme): void {
    stored.setItem(kept, theme);
    this.#show(theme);
  }

  #show(theme: Theme): void {
    this.#theme = theme;
    document.documentElement.dataset['theme'] = theme;
  }
}

export const themeChoice = new ThemeChoice();
