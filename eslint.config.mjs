// What is looked at in the TypeScript of the companion page and of the client, beside its types (`npm run lint:scripts`): by types, so that a promise
// that nobody waits for is seen. The rules are typescript-eslint's strict ones, but for those that are named here.
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Attributes whose words are seen or heard.
const SHOWN = ['label', 'legend', 'title', 'hint', 'error', 'about', 'words', 'alt', 'placeholder', 'aria-label', 'aria-description'];

export default tseslint.config(
  { ignores: ['clients/typescript/src/schema/'] },
  tseslint.configs.strictTypeChecked,
  {
    files: ['web/src/**/*.{ts,tsx}', 'clients/typescript/src/**/*.ts'],
    languageOptions: { parserOptions: { project: ['web/tsconfig.json'], tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off', // () => tell() is how handlers are written here
      '@typescript-eslint/no-non-null-assertion': 'off', // noUncheckedIndexedAccess wants it where a loop knows better
      '@typescript-eslint/no-base-to-string': 'off', // entries of kinds that are not known here are shown as they come
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off', // tsc sees to those of try … catch
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-misused-spread': 'off', // headers as pairs
      '@typescript-eslint/no-unnecessary-condition': 'off', // what a service or a browser says may be otherwise than its type
      '@typescript-eslint/require-await': 'off', // what is asked of a worker is a promise
    },
  },
  {
    // A browser may refuse what it keeps, by throwing as well: it is asked through one door, which never does.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/state/storage.ts'],
    rules: {
      'no-restricted-globals': ['error', ...['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({ name, message: 'Ask web/src/state/storage.ts.' }))],
      'no-restricted-properties': ['error', ...['localStorage', 'sessionStorage', 'indexedDB'].map((property) => ({ property, message: 'Ask web/src/state/storage.ts.' }))],
    },
  },
  {
    // What the page says is in its catalogue. An error's own message is for who repairs the page; the parts' screen shows made-up names.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/texts/**', 'web/src/screens/style.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/\\p{L}{2}/u]',
          `JSXAttribute[name.name=/^(${SHOWN.join('|')})$/] > Literal[value=/\\p{L}{2}/u]`,
          `JSXAttribute[name.name=/^(${SHOWN.join('|')})$/] > JSXExpressionContainer > Literal[value=/\\p{L}{2}/u]`,
          `JSXAttribute[name.name=/^(${SHOWN.join('|')})$/] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}{2}/u]`,
          ':not(NewExpression, JSXAttribute) > Literal[value=/\\p{L} \\p{L}+ \\p{L}/u]',
          ':not(NewExpression, JSXExpressionContainer) > TemplateLiteral > TemplateElement[value.raw=/\\p{L} \\p{L}+ \\p{L}/u]',
          'CallExpression[callee.name=announce] > :matches(Literal, TemplateLiteral):first-child',
          'CallExpression[callee.property.name=/^toLocale/] > Literal',
        ].map((selector) => ({ selector, message: 'Texts of the page are in web/src/texts.' })),
        { selector: 'ImportDeclaration[source.value=/texts\\u002f.*en\\b/]', message: 'Only web/src/texts/index.ts and beside.ts choose a language.' },
      ],
    },
  },
  {
    // Which dependencies an effect has is decided by hand: what is left out is meant to be.
    files: ['web/src/**/*.tsx', 'web/src/play/useAct.ts', 'web/src/state/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error' },
  },
);
