import { dataFolder } from '../data-folder'
import { demoFolder } from '../db/files'
import type { StoredFile } from '../db/queries/files'
import { folderHome } from './folder'
import type { Bytes, FileHome } from './home'
import type { Range } from './range'

/** The home of uploads that needs nothing else. */
export const localHome = folderHome(dataFolder)

/** Opens the home of uploads: a bucket, where there is the address of one, and else a folder. */
export async function openHome(address = process.env['FILES_URL']): Promise<FileHome> {
  if (!address) return localHome
  const { openS3 } = await import('./s3')
  return openS3(address)
}

const demoFiles = folderHome(demoFolder)

/** The bytes of a recorded file, which came with the demo or was uploaded to `home`. */
export const readStored = (
  home: FileHome,
  { store, path }: Pick<StoredFile, 'store' | 'path'>,
  part?: Range,
): Promise<Bytes | undefined> => (store === 'demo' ? demoFiles : home).read(path, part)
