// Tests that have a home of files take one in the store.
process.env['FILES_URL'] = process.env['STORE_URL']
