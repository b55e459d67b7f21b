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
import type { Bytes, FileHome } from './home'

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
      requestTimeout: 15_000,
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
  })
  const check = async () => void (await client.send(new HeadBucketCommand({ Bucket })))
  await check().catch(async (error: unknown) => {
    if (!(error instanceof NotFound)) throw error
    // another process may be just as new
    await client.send(new CreateBucketCommand({ Bucket })).catch(check)
  })
  return {
    check,
    async write(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    async read(Key, part) {
      const Range = part && `bytes=${part.start}-${part.end}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }))
        return Body?.transformToWebStream() as Bytes | undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
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
