import { component } from './generators/component.mjs';
import { composite } from './generators/composite.mjs';
import { finish } from './generators/finish.mjs';
import { screen } from './generators/screen.mjs';
import { serverFeature } from './generators/serverFeature.mjs';

/** `npm run generate`: starts a component, a composite, a screen or a server feature as this project writes them. */
export default function plopfile(plop) {
  plop.setActionType('finish', finish);
  plop.setGenerator('component', component);
  plop.setGenerator('composite', composite);
  plop.setGenerator('screen', screen);
  plop.setGenerator('server-feature', serverFeature);
}
