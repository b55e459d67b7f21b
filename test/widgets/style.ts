import { readFileSync } from 'node:fs'

/** Reads a sheet's own words on a selector, at some width of the window or the container. */
export function styleAt(file: string, width: number) {
  const rules = rulesAt(readSheet(file), width)
  return (selector: string, property: string): string | undefined =>
    rules
      .filter(rule => rule.selectorText === selector && rule.style.getPropertyValue(property))
      .at(-1)
      ?.style.getPropertyValue(property)
}

function readSheet(file: string): CSSRuleList {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(readFileSync(file, 'utf8'))
  return sheet.cssRules
}

function rulesAt(rules: CSSRuleList, width: number): CSSStyleRule[] {
  return [...rules].flatMap(rule => {
    if (rule instanceof CSSStyleRule) return [rule]
    if (!(rule instanceof CSSMediaRule || rule instanceof CSSContainerRule)) return []
    return holds(rule.cssText, width) ? rulesAt(rule.cssRules, width) : []
  })
}

function holds(rule: string, width: number): boolean {
  const condition = rule.slice(0, rule.indexOf('{'))
  const [, min = '0'] = /min-width: (\d+)px/.exec(condition) ?? []
  const [, max = 'Infinity'] = /max-width: (\d+)px/.exec(condition) ?? []
  return /width/.test(condition) && Number(min) <= width && width <= Number(max)
}
