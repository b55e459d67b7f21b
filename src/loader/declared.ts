/**
 * Hands over a page, and every open shadow root that stands in its HTML itself (`<template shadowrootmode="open">`),
 * also one in another. A form has none, but may have a field of that name.
 */
export function eachRoot(root: Root, take: (root: Root) => void): void {
  take(root)
  root
    .querySelectorAll(':not(form)')
    .forEach(({ shadowRoot }) => shadowRoot && eachRoot(shadowRoot, take))
}

type Root = Document | ShadowRoot
