<?php
// Makes the database with one account, and prints its password: `php setup.php`, once.
declare(strict_types=1);

require __DIR__ . '/app/database.php';

if (!extension_loaded('pdo_sqlite')) {
    fwrite(STDERR, "PHP lacks pdo_sqlite: on Debian, apt install php-sqlite3.\n");
    exit(1);
}
if (is_file(DATA . '/site.db')) {
    fwrite(STDERR, "data/site.db is there already.\n");
    exit(1);
}
if (!is_dir(DATA . '/photos')) {
    mkdir(DATA . '/photos', 0700, true);
}
$password = bin2hex(random_bytes(8));
db()->exec(file_get_contents(__DIR__ . '/../schema.sql'));
query('UPDATE users SET password = ?', [password_hash($password, PASSWORD_DEFAULT)]);
echo "asha@example.com $password\n";
