/** downshift holds all of preact/compat, and describes its props for checks of a development build. */
export const downshift = {
  name: 'downshift',
  version: '9.5.0',
  files: {
    'dist/downshift.esm.mjs': [
      {
        why: 'A copied namespace is not shaken down: with the next edit, saves every page 1.9 kB.',
        find: `var SafeReact$1 = _extends({}, React);
var reactUseId$1 = SafeReact$1.useId;`,
        replace: `var reactUseId$1 = React.useId;`,
      },
      {
        why: 'The same for the tags that downshift has besides.',
        find: `var SafeReact = _extends({}, React);
var reactUseId = SafeReact.useId;`,
        replace: `var reactUseId = React.useId;`,
      },
      {
        why: 'What nothing reads may go: with the next two edits, saves a list of choices 0.6 kB.',
        find: `var dropdownPropTypes = _extends({}, `,
        replace: `var dropdownPropTypes = /*#__PURE__*/_extends({}, `,
      },
      {
        why: 'The same for what the hooks add to it.',
        find: `= _extends({}, dropdownPropTypes, {`,
        replace: `= /*#__PURE__*/_extends({}, dropdownPropTypes, {`,
        times: 2,
      },
      {
        why: 'The same for what these hold.',
        find: `: PropTypes.shape({`,
        replace: `: /*#__PURE__*/PropTypes.shape({`,
        times: 4,
      },
      {
        why: 'After the paint, it took the focus back from who had pressed Tab as the list opened.',
        find: `useEffect(function () {
    var _inputRef$current;
    if (!isOpen ||`,
        replace: `useIsomorphicLayoutEffect(function () {
    var _inputRef$current;
    if (!isOpen ||`,
      },
    ],
  },
}
