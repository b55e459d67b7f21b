/** Hands over every open shadow root that stands in the page's HTML itself (`<template shadowrootmode="open">`), also one in another. */
export function eachDeclared(root: ParentNode, take: (found: ShadowRoot) => void): void {
  root.querySelectorAll('*').forEach(({ shadowRoot }) => {
    if (!shadowRoot) return
    take(shadowRoot)
    eachDeclared(shadowRoot, take)
  })
}
