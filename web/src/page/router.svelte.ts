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
        | 'lost';
    }
  | { readonly name: 'table' | 'analysis' | 'replay' | 'profile'; readonly id: string };

/** The page of an address. */
export function pageOf(path: string): Page {
  const table = /^\/tables\/([\w-]+)(?:\/(analysis|replay))?\/?$/.exec(path);
  if (table?.[1] !== undefined) return { name: (table[2] ?? 'table') as 'table' | 'analysis' | 'replay', id: table[1] };
  const player = /^\/players\/([\w-]+)\/?$/.exec(path);
  if (player?.[1] !== undefined) return { name: 'profile', id: player[1] };
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
    default:
      return { name: 'lost' };
  }
}

class Router {
  page = $state.raw<Page>({ name: 'home' });

  start(): void {
    const show = (): void => {
      this.page = pageOf(location.pathname);
    };
    show();
    addEventListener('popstate', show);
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = pageOf(location.pathname);
    scrollTo(0, 0);
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
