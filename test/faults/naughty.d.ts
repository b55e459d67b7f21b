declare module 'big-list-of-naughty-strings' {
  const list: string[]
  export = list
}
