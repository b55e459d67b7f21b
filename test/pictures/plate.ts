import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { packed, unpacked } from './album'
import { differenceOf } from './compare'
import { keep, type Picture } from './picture'

const FILE = 'test/pictures/plate.br'
const NAME = 'plate'

/** Letters, edges, curves and shades, of nothing that the library draws. */
const PAGE = `<!doctype html>
<body style="margin: 16px; font: 16px/1.5 Arial; background: #fff; color: #16232b">
  <p>Amplitude, gain 14,5 dB; probe 5 MHz, <b>0 to 60 mm</b>, <i>first echo</i></p>
  <p style="font: 12px 'DejaVu Sans'; color: #5b6b75">Amplitude, gain 14,5 dB; probe 5 MHz</p>
  <div style="background: #10191e; color: #e6eef2; padding: 16px; border-radius: 12px">
    <b style="font-size: 32px">Echo</b> <input value="Typed" /> <input type="checkbox" checked />
  </div>
  <div style="margin: 24px; height: 48px; border: 1px solid #8a9ba8; border-radius: 8px;
    box-shadow: 0 4px 12px rgb(0 0 0 / 25%); background: linear-gradient(90deg, #00707a, #fc0)"></div>
  <svg width="200" height="60" fill="none" stroke="#00707a" stroke-width="1.5">
    <path d="M0 50h40l8-44 8 44h30q20-40 40 0h60" /><circle cx="180" cy="20" r="9" />
  </svg>
</body>`

/** Whether a browser draws as the one did whose pictures were accepted; another version, or machine, may not. */
export async function drawsAlike(browser: Browser): Promise<boolean> {
  if (!existsSync(FILE)) return false
  const accepted = (await unpacked(readFileSync(FILE))).get(NAME)!
  return !(await differenceOf(accepted, await take(browser)))
}

/** Keeps how a browser draws, with the pictures that it took. */
export async function acceptDrawing(browser: Browser): Promise<void> {
  writeFileSync(FILE, await packed(new Map([[NAME, await take(browser)]])))
}

async function take(browser: Browser): Promise<Picture> {
  const page = await browser.newPage({ viewport: { width: 480, height: 400 } })
  await page.setContent(PAGE)
  const picture = await keep(sharp(await page.screenshot()))
  await page.close()
  return picture
}
