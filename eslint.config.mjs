import hooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import { documented } from './build/lint-documented.mjs'

/** What React has and Preact, on which this ships, has not. */
const notInPreact = {
  paths: [
    { name: 'react', importNames: ['useActionState', 'useOptimistic', 'cache', 'Activity'] },
    { name: 'react-dom', importNames: ['useFormStatus', 'useFormState', 'preload', 'preconnect'] },
    { name: 'preact', message: 'Write against react; the build puts Preact in its place.' },
  ],
  patterns: [{ regex: '^preact/', message: 'Write against react.' }],
}

/** Text that is parsed as HTML is how scripts get in; inline styles break a strict CSP. */
const unsafe = [
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    message: 'Show text as text; rich text goes through the sanitiser.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    message: 'Show text as text; rich text goes through the sanitiser.',
  },
  {
    selector: 'CallExpression[callee.property.name="setAttribute"][arguments.0.value="style"]',
    message: 'A strict CSP drops style attributes: use a class, or element.style.setProperty().',
  },
  {
    selector: 'JSXAttribute[name.name="style"] > Literal',
    message: 'A strict CSP drops style attributes: use a class, or a style object.',
  },
  {
    selector: 'ExpressionStatement[directive=/^use (server|client)$/]',
    message: 'Preact has no server components.',
  },
]

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one thing has one name everywhere.',
}

export default defineConfig(
  globalIgnores([
    'lib/',
    'release/',
    'dist/',
    'storybook-static/',
    'demo/.data/',
    'docs/',
    'coverage/',
    'test-results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strict],
    languageOptions: {
      // one program for all files; a language service, which editors' files come and go in, takes a third longer
      parserOptions: { project: 'tsconfig.json' },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': ['error', notInPreact],
      'no-restricted-syntax': ['error', ...unsafe, defaultExport],
      'prefer-const': ['error', { destructuring: 'all' }],
    },
  },
  {
    files: ['{src,widgets,inspect}/**/*.{ts,tsx}', '{demo,cli}/**/*.ts'],
    plugins: { ndt: { rules: { documented } } },
    rules: { 'ndt/documented': 'error' },
  },
  {
    files: ['{src,widgets,inspect}/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['{src,widgets,inspect}/**/*.{ts,tsx}', 'stories/**'],
    plugins: { hooks },
    rules: { 'hooks/exhaustive-deps': 'error', 'hooks/rules-of-hooks': 'error' },
  },
  {
    files: ['test/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'resetModules',
          message: 'Files of tests share a process: those after it would get a second Preact.',
        },
      ],
    },
  },
  {
    files: ['src/ui/rich-text/stored/sanitise.ts', 'test/**', 'stories/**', '.storybook/**'],
    rules: { 'no-restricted-syntax': ['error', defaultExport] },
  },
  {
    files: ['stories/**', '.storybook/**', '*.config.ts', 'test/*/setup.ts', 'test/*/reporter.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off', 'no-var': 'off' },
  },
  {
    files: ['demo/**', 'build/**', 'cli/**', 'bench/**', 'test/{pages,pictures,server,walk}/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.mjs'],
    extends: [ts.configs.recommended],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
    },
  },
)
