import { component } from './generators/component.mjs';
import { composite } from './generators/composite.mjs';
import { finish } from './generators/finish.mjs';
import { hook } from './generators/hook.mjs';
import { screen } from './generators/screen.mjs';
import { serverFeature } from './generators/serverFeature.mjs';

/** `npm run generate` creates a component, a composite, a hook, a screen or a server feature with this project's conventions. */
export default function plopfile(plop) {
  plop.setActionType('finish', finish);
  plop.setGenerator('component', component);
  plop.setGenerator('composite', composite);
  plop.setGenerator('hook', hook);
  plop.setGenerator('screen', screen);
  plop.setGenerator('server-feature', serverFeature);
}
