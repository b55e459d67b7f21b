import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import type { Bytes, FileHome } from './home'
import type { Range } from './range'

/** How much of a file is asked for at once, in bytes. */
const PIECE = 1_048_576
/** How long a file may take to go, or a piece of one to come, in milliseconds; and all that is said without one. */
const PATIENCE = 12_000
const SHORT = 3000

/** Ends what is asked of the store, other tries included: it can take a question and never answer. */
const within = (milliseconds: number) => ({ abortSignal: AbortSignal.timeout(milliseconds) })

/**
 * Files in a bucket of a store that speaks S3, which is made if there is none. Its address is
 * `https://key:secret@host/bucket?region=eu-central-1`; without a key, that of the machine is taken.
 */
export async function openS3(address: string): Promise<FileHome> {
  const { origin, pathname, username, password, searchParams } = new URL(address)
  const Bucket = decodeURIComponent(pathname.slice(1))
  const client = new S3Client({
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    // the bucket stands in the path: stores of one's own have no domain for each
    forcePathStyle: true,
    ...(username && { credentials: keyOf(username, password) }),
    // not every store knows the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: PATIENCE,
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
  })
  const check = async () =>
    void (await client.send(new HeadBucketCommand({ Bucket }), within(SHORT)))
  await check().catch(async (error: unknown) => {
    if (!(error instanceof NotFound)) throw error
    // another process may be just as new
    await client.send(new CreateBucketCommand({ Bucket }), within(PATIENCE)).catch(check)
  })
  /** Some bytes of a file, and the size of the whole; undefined where there is none. */
  async function piece(Key: string, { start, end }: Range) {
    const command = new GetObjectCommand({ Bucket, Key, Range: `bytes=${start}-${end}` })
    try {
      const { Body, ContentRange } = await client.send(command, within(PATIENCE))
      const size = Number(ContentRange!.split('/')[1])
      return { bytes: await Body!.transformToByteArray(), size }
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }
  return {
    check,
    async write(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }), within(PATIENCE))
    },
    async read(Key, { start, end } = { start: 0, end: Infinity }) {
      const from = (at: number) => piece(Key, { start: at, end: Math.min(end, at + PIECE - 1) })
      const first = await from(start)
      if (!first) return undefined
      // whoever reads slowly keeps a piece in memory, and no connection to the store from all others
      async function* pieces() {
        for (let found = first, at = start; found;) {
          yield found.bytes
          at += found.bytes.length
          if (at > end || at >= found.size) return
          found = await from(at)
        }
        throw new Error(`${Key} was removed while it was read.`)
      }
      return Readable.toWeb(Readable.from(pieces(), { highWaterMark: 1 })) as Bytes
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), within(SHORT))
    },
    async *list(folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` })
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) yield { path: Key!, written: LastModified! }
      }
    },
  }
}

const keyOf = (username: string, password: string) => ({
  accessKeyId: decodeURIComponent(username),
  secretAccessKey: decodeURIComponent(password),
})
