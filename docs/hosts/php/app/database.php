<?php
declare(strict_types=1);

/** Where the database and the photos lie: outside public/, where nobody can ask for them. */
const DATA = __DIR__ . '/../data';

/** The database, opened when it is first needed. */
function db(): PDO
{
    static $db;
    if (!$db) {
        $db = new PDO('sqlite:' . DATA . '/site.db');
        $db->exec('PRAGMA foreign_keys = ON');
    }
    return $db;
}

/** Runs a prepared statement. What comes from outside stands in `$values`, never in `$sql`. */
function query(string $sql, array $values = []): PDOStatement
{
    $statement = db()->prepare($sql);
    foreach ($values as $name => $value) {
        // a number sent as text would equal no number
        $type = is_int($value) ? PDO::PARAM_INT : PDO::PARAM_STR;
        $statement->bindValue(is_int($name) ? $name + 1 : $name, $value, $type);
    }
    $statement->execute();
    return $statement;
}

/** All rows that a statement finds. */
function rows(string $sql, array $values = []): array
{
    return query($sql, $values)->fetchAll(PDO::FETCH_ASSOC);
}

/** The first row that a statement finds; null without one. */
function row(string $sql, array $values = []): ?array
{
    return rows($sql, $values)[0] ?? null;
}
