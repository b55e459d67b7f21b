<?php
// The calls, one function each. What a function returns goes out as JSON.
declare(strict_types=1);

/** Reads the user's profile. */
function get_profile(array $user): array
{
    return ['data' => [
        'id' => $user['id'],
        'user_id' => $user['id'],
        'about_me' => $user['about_me'],
        'profile_image' => $user['photo'] ? '/photos/' . $user['photo'] : null,
        'user' => ['first_name' => $user['first_name'], 'email' => $user['email']],
    ]];
}

/** Reads saved jobs: 0 asks for the bookmarked, 1 for the applied, 2 for all. */
function get_saved_jobs(array $user): array
{
    $found = rows(
        'SELECT jobs.*, applications.day FROM jobs
            LEFT JOIN bookmarks ON bookmarks.job_id = jobs.id AND bookmarks.user_id = :user
            LEFT JOIN applications ON applications.job_id = jobs.id AND applications.user_id = :user
            WHERE (:which <> 1 AND bookmarks.job_id) OR (:which <> 0 AND applications.job_id)
            ORDER BY jobs.id',
        ['user' => $user['id'], 'which' => number($_GET, 'is_applied', 2)],
    );
    return ['data' => array_map(fn($job) => [
        'id' => $job['id'],
        'job_title' => $job['title'],
        'job_slug' => $job['slug'],
        'job_company_name' => $job['company'],
        'is_applied' => $job['day'] ? ['date' => $job['day']] : null,
    ], $found)];
}

/** Reads saved courses: this site has none, and the panel says so. */
function get_saved_courses(): array
{
    return ['data' => []];
}

/** Sets or removes a job's bookmark; `is_bookmarked` says what is so now, and so 1 removes it. */
function bookmark_job(array $user): array
{
    $job = row('SELECT id FROM jobs WHERE id = ?', [number($_POST, 'job_id')]);
    if (!$job) {
        throw new Refusal(404, 'There is no such job.');
    }
    $values = [$user['id'], $job['id']];
    if (text($_POST, 'is_bookmarked') === '1') {
        query('DELETE FROM bookmarks WHERE user_id = ? AND job_id = ?', $values);
        return ['message' => 'Bookmark removed.'];
    }
    query('INSERT OR IGNORE INTO bookmarks VALUES (?, ?)', $values);
    return ['message' => 'Bookmark saved.'];
}

/** Reads all that there is to follow. */
function get_preference_options(): array
{
    return ['data' => rows('SELECT id, name FROM preferences ORDER BY id')];
}

/** Reads the ids of what the user follows. */
function get_preferences(array $user): array
{
    $found = rows('SELECT preference_id FROM user_preferences WHERE user_id = ?', [$user['id']]);
    return ['data' => array_column($found, 'preference_id')];
}

/** Saves what the user follows, from JSON. */
function update_preferences(array $user): array
{
    $chosen = json_decode(file_get_contents('php://input'), true)['preferences'] ?? null;
    $known = array_column(get_preference_options()['data'], 'id');
    if (!is_array($chosen) || array_filter($chosen, fn($id) => !in_array($id, $known, true))) {
        $complaint = 'Choose from the list.';
        throw new Refusal(422, $complaint, ['preferences' => [$complaint]]);
    }
    db()->beginTransaction();
    query('DELETE FROM user_preferences WHERE user_id = ?', [$user['id']]);
    foreach (array_unique($chosen) as $id) {
        query('INSERT INTO user_preferences VALUES (?, ?)', [$user['id'], $id]);
    }
    db()->commit();
    return ['message' => 'Your Preferences Saved'];
}

/** Reads a page of the user's services; an empty filter leaves nothing out. */
function get_services(array $user): array
{
    $where = "FROM services WHERE user_id = :user
        AND instr(lower(name), lower(:name)) > 0
        AND created_on >= :from AND (:to = '' OR created_on <= :to)";
    $values = [
        'user' => $user['id'],
        'name' => text($_GET, 'name'),
        'from' => day('from_date'),
        'to' => day('to_date'),
    ];
    $page = max(1, number($_GET, 'page', 1));
    $limit = min(100, max(1, number($_GET, 'limit', 10)));
    $total = row("SELECT count(*) AS n $where", $values)['n'];
    $found = rows(
        "SELECT * $where ORDER BY created_on DESC, id LIMIT :limit OFFSET :offset",
        [...$values, 'limit' => $limit, 'offset' => ($page - 1) * $limit],
    );
    return [
        'data' => array_map(fn($service) => [
            'id' => $service['id'],
            'name' => $service['name'],
            'status' => $service['status'],
            'created_at' => ['formatted_date' => date('j F Y', strtotime($service['created_on']))],
        ], $found),
        'meta' => ['pagination' => [
            'current_page' => $page,
            'per_page' => $limit,
            'total' => $total,
            'total_pages' => max(1, (int) ceil($total / $limit)),
        ]],
    ];
}

/** A filter's day, which is sent as DD-MM-YYYY, as the table has it. */
function day(string $field): string
{
    return preg_replace('/^(\d\d)-(\d\d)-(\d{4})$/', '$3-$2-$1', text($_GET, $field));
}

/** Publishes one of the user's own services, or takes it back; a GET that changes state. */
function toggle_service(array $user, int $id): array
{
    $sql = 'UPDATE services SET status = 3 - status WHERE id = ? AND user_id = ?';
    if (!query($sql, [$id, $user['id']])->rowCount()) {
        throw new Refusal(404, 'There is no such service.');
    }
    return ['message' => 'Status updated.'];
}
