/** Runs in a page: has it set in DejaVu Sans, a wide font, as a host of the widgets may. */
export function wideFont(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(":root { --ndt-font: 'DejaVu Sans' }")
  document.adoptedStyleSheets.push(sheet)
}
