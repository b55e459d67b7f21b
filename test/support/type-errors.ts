import path from 'node:path'
import ts from 'typescript'

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/** What TypeScript says of files that are not on the disk, as if they stood in the repository. */
export function typeErrors(texts: Record<string, string>): string[] {
  const virtual = new Map(Object.entries(texts).map(([name, text]) => [path.resolve(name), text]))
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  // nor need their folders be there
  delete host.directoryExists
  host.fileExists = name => virtual.has(name) || fileExists(name)
  host.getSourceFile = (name, target, ...rest) => {
    const text = virtual.get(name)
    return text === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, text, target)
  }
  const program = ts.createProgram([...virtual.keys()], options, host)
  return [...virtual.keys()].flatMap(name =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}
