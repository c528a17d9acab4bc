// What the registry of a build for tests says: the games that there are, and a line for the one that is added.
export * from '../src/games/registry';
export { pile } from './pile/family';
