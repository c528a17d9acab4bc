import type { GameShelf, KeptGame } from './keptGames';

const database = 'anden';
const games = 'games';

/** The games that this browser keeps in its database. */
export class IndexedGames implements GameShelf {
  #opened: Promise<IDBDatabase> | null = null;

  async all(): Promise<readonly KeptGame[]> {
    return this.#in('readonly', (store) => store.getAll() as IDBRequest<KeptGame[]>);
  }

  async put(game: KeptGame): Promise<void> {
    await this.#in('readwrite', (store) => store.put(game));
  }

  async remove(id: string): Promise<void> {
    await this.#in('readwrite', (store) => store.delete(id));
  }

  async #in<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const opened = await this.#open();
    return new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(games, mode);
      const asked = ask(transaction.objectStore(games));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser has broken off what was to be kept.'));
    });
  }

  /** What couldn't be opened is tried again the next time. */
  #open(): Promise<IDBDatabase> {
    this.#opened ??= open((closed) => {
      closed.close();
      this.#opened = null;
    }).catch((failure: unknown) => {
      this.#opened = null;
      throw failure;
    });
    return this.#opened;
  }
}

/** @param outdated told when another page needs the database to itself */
function open(outdated: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(database, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(games, { keyPath: 'id' });
    asked.onerror = () => reject(asked.error ?? new Error('The browser has no room for a database.'));
    asked.onsuccess = () => {
      asked.result.onversionchange = () => outdated(asked.result);
      resolve(asked.result);
    };
  });
}
