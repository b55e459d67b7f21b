// Holds a folder's lock until it is killed, and says so; tests run it in containers.
import { lockFolder } from '../../demo/db/lock'

await lockFolder(process.argv[2]!)
console.log('held')
setInterval(() => {}, 1000)
