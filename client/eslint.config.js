import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Types are checked by svelte-check and tsc; rules that need them would take minutes here.
export default defineConfig(
  { ignores: ['src/generated'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better what there is
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      // Sets and maps that are watched are Svelte's; all others are made anew instead of changed, or watched by nobody.
      'svelte/prefer-svelte-reactivity': 'off',
      // All that is drawn by `{@html …}` is made of our own data by `src/art`, never of what somebody wrote.
      'svelte/no-at-html-tags': 'off',
    },
  },
)
