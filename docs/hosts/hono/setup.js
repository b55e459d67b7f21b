// Makes the database with one account, and prints its password: `node setup.js`, once.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const data = new URL('data/', import.meta.url)
if (existsSync(new URL('site.db', data))) throw new Error('data/site.db is there already.')
mkdirSync(new URL('photos/', data), { recursive: true, mode: 0o700 })
writeFileSync(new URL('secret.key', data), randomBytes(32), { mode: 0o600 })

const { db, run } = await import('./database.js')
const { hashOf } = await import('./session.js')
db.exec(readFileSync(new URL('../schema.sql', import.meta.url), 'utf8'))
db.exec(
  `CREATE TABLE sessions (
    digest TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, at INTEGER NOT NULL
  )`,
)
const password = randomBytes(8).toString('hex')
run('UPDATE users SET password = ?', await hashOf(password))
console.log(`asha@example.com ${password}`)
