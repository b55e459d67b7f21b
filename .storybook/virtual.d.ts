/// <reference types="vite/client" />

declare module 'virtual:ndt.css'

declare module 'virtual:shadow-styles' {
  const styles: string
  export default styles
}

declare module 'virtual:definitions' {
  const tags: unknown
  export default tags
}

declare module 'virtual:token-defaults' {
  const defaults: Record<string, [light: string, dark?: string]>
  export default defaults
}
