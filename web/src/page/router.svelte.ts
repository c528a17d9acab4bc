/** The pages that there are. */
export type Page =
  | {
      readonly name:
        | 'home'
        | 'rules'
        | 'about'
        | 'account'
        | 'recover'
        | 'lost-password'
        | 'new-password'
        | 'confirm'
        | 'unsubscribe'
        | 'games'
        | 'statistics'
        | 'ratings'
        | 'new-tournament'
        | 'here'
        | 'lost';
    }
  | {
      readonly name: 'table' | 'analysis' | 'replay' | 'profile' | 'tournament' | 'here-table' | 'here-replay' | 'here-analysis';
      readonly id: string;
    };

/** The page of an address. */
export function pageOf(path: string): Page {
  const table = /^\/tables\/([\w-]+)(?:\/(analysis|replay))?\/?$/.exec(path);
  if (table?.[1] !== undefined) return { name: (table[2] ?? 'table') as 'table' | 'analysis' | 'replay', id: table[1] };
  const here = /^\/here\/([\w-]+)(?:\/(analysis|replay))?\/?$/.exec(path);
  if (here?.[1] !== undefined) return { name: `here-${(here[2] ?? 'table') as 'table' | 'analysis' | 'replay'}`, id: here[1] };
  const player = /^\/players\/([\w-]+)\/?$/.exec(path);
  if (player?.[1] !== undefined) return { name: 'profile', id: player[1] };
  const tournament = /^\/tournaments\/([\w-]+)\/?$/.exec(path);
  if (tournament?.[1] === 'new') return { name: 'new-tournament' };
  if (tournament?.[1] !== undefined) return { name: 'tournament', id: tournament[1] };
  switch (path.replace(/\/$/, '')) {
    case '':
      return { name: 'home' };
    case '/rules':
      return { name: 'rules' };
    case '/about':
      return { name: 'about' };
    case '/account':
      return { name: 'account' };
    case '/recover':
      return { name: 'recover' };
    case '/lost-password':
      return { name: 'lost-password' };
    case '/new-password':
      return { name: 'new-password' };
    case '/confirm':
      return { name: 'confirm' };
    case '/unsubscribe':
      return { name: 'unsubscribe' };
    case '/games':
      return { name: 'games' };
    case '/statistics':
      return { name: 'statistics' };
    case '/ratings':
      return { name: 'ratings' };
    case '/here':
      return { name: 'here' };
    default:
      return { name: 'lost' };
  }
}

const here = (): string => location.pathname + location.search;

class Router {
  page = $state.raw<Page>({ name: 'home' });
  /** How often somebody has come to a page: where the address says more than the page does, each time is another one. */
  visit = $state(0);
  /** What the address said when they came, or has been made to say since. */
  #address = '';

  start(): void {
    this.#come();
    // A place on the page is no other page.
    addEventListener('popstate', () => {
      if (this.#address !== here()) this.#come();
    });
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  /** The way on for whoever waits for an answer here: nobody who has gone elsewhere meanwhile is led away from there. */
  fromHere(): (path: string) => void {
    const { page } = this;
    return (path) => {
      if (this.page === page) this.go(path);
    };
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#come();
    scrollTo(0, 0);
  }

  /** The page has the address say what it shows. */
  say(query: string): void {
    history.replaceState(history.state, '', location.pathname + query);
    this.#address = here();
  }

  #come(): void {
    this.#address = here();
    this.page = pageOf(location.pathname);
    this.visit++;
  }

  /** Links of our own pages don't load anew; what is to be saved is no page. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
