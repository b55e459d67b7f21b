/** The engines that the tests run in. */
export type Engine = 'Chromium' | 'Firefox' | 'WebKit'

/** An element, shadow roots included: by a selector, and by its name as a screen reader says it. */
export type Part = [selector: string, name?: string]

/** One window of a browser, as a test drives it; every engine fulfils it in its own way. */
export interface Driver {
  open(address: string): Promise<void>
  /** Runs a function in the page; what it takes and gives is plain data. */
  evaluate<Given, Taken>(run: (given: Given) => Taken, given: Given): Promise<Awaited<Taken>>
  /** Gives the window's inside a size; WebKit's is 447 pixels wide at the least. */
  resize(width: number, height: number): Promise<void>
  /** A press of the mouse, at a point of what is in view. */
  clickAt(point: Point): Promise<void>
  /** A key, or several at once: `Control+Shift+z`. */
  press(keys: string): Promise<void>
  /** Each character by its key. */
  type(text: string): Promise<void>
  /** Gives a file to an input of files. */
  upload(input: Part, path: string): Promise<void>
  /** Makes the visitor a stranger to the site again. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** Where something is, in CSS pixels of the window. */
export interface Point {
  x: number
  y: number
}
