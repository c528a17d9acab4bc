import { getContext, setContext } from 'svelte';
import { api, type Api } from './http';

const key = 'questions';

/** Whoever is in front of the screen asks the server by these, in whatever is drawn below. */
export function provideQuestions(questions: Api): void {
  setContext(key, questions);
}

/** The questions of whoever is in front of the screen. */
export function ownQuestions(): Api {
  return getContext<Api | undefined>(key) ?? api;
}
