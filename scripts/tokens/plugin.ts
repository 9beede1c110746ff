import type { defineConfig } from '@terrazzo/cli';

/** A step of the token build. */
export type TokenPlugin = NonNullable<Parameters<typeof defineConfig>[0]['plugins']>[number];
type BuildOptions = Parameters<NonNullable<TokenPlugin['build']>>[0];

/** Puts the files together for a choice of theme, density, pointer and motion. */
export type Resolver = BuildOptions['resolver'];
export type TokenSet = ReturnType<Resolver['apply']>;
export type Token = TokenSet[string];
export type ValueOf<Type extends Token['$type']> = Extract<Token, { $type: Type }>['$value'];
